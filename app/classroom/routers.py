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

ROUTERS: tuple[APIRouter, ...] = tuple(
    part.router
    for part in (signin, join, me, account, privacy, settings_page, exercises_page, learners_page, classes_page)
)
