"""Every router of the classroom."""

from fastapi import APIRouter

from app.classroom import (
    account,
    classes_page,
    exercises_page,
    join,
    learners_page,
    me,
    privacy,
    settings_page,
    signin,
)
from app.classroom.dashboard import exercise_page as dashboard_exercise
from app.classroom.dashboard import page as dashboard
from app.classroom.dashboard import similar_page as similar

ROUTERS: tuple[APIRouter, ...] = tuple(
    part.router
    for part in (
        signin,
        join,
        me,
        account,
        privacy,
        settings_page,
        exercises_page,
        dashboard,
        similar,
        dashboard_exercise,
        learners_page,
        classes_page,
    )
)
