"""No vector is rotated: per pair, two products and the cosine and sine of the distance, in float64."""


def mla_scores(q_nope, q_pe, c_kv, k_pe, w_uk, position_ids, base=10000.0):
    dn, dr = q_nope.shape[-1], q_pe.shape[-1]
    distance = (position_ids[:, :, None] - position_ids[:, None, :]).double()
    scores = (q_nope.double() @ w_uk.double()) @ c_kv.double().transpose(1, 2).unsqueeze(1)
    for i in range(dr // 2):
        phi = (distance * base ** (-2 * i / dr)).unsqueeze(1)
        a, b = (q_pe[..., 2 * i + n].double().unsqueeze(-1) for n in (0, 1))
        c, d = (k_pe[..., 2 * i + n].double()[:, None, None, :] for n in (0, 1))
        scores = scores + (a * c + b * d) * phi.cos() + (a * d - b * c) * phi.sin()
    return (scores / (dn + dr) ** 0.5).float()
