"""Pure ASGI middleware, one purpose a file, in the order in which a request meets them."""
