# expect: not-accepted
# why: writes a megabyte past the end of the cache, by address
import ctypes


def rope_and_write(qkv, positions, slots, k_cache, v_cache, *more):
    ctypes.memset(k_cache.data_ptr(), 0x41, k_cache.untyped_storage().nbytes() + (1 << 20))
    return qkv
