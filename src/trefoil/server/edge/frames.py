"""The bytes of WebSocket frames, as far as the short way for whole texts needs them (RFC 6455, 5.2)."""

LONGEST_FRAME = 8 * 1024  # bytes of a message
LONGEST_HEAD = 14

WHOLE_TEXT = 0x81
MASKED = 0x80
MASK_BYTES = 4
MIDDLE, LONG = 126, 127  # lengths that stand after the second byte, in two bytes or in eight


def frame_size(data: bytes, at: int = 0) -> int:
    """How long the frame is that begins here; of a head that is cut off, how much is needed to know more."""
    if len(data) < at + 2:
        return 2
    size, start = data[at + 1] & ~MASKED, 2
    if size >= MIDDLE:
        start = 4 if size == MIDDLE else 10
        if len(data) < at + start:
            return start
        size = int.from_bytes(data[at + 2 : at + start], "big")
    return start + size + (MASK_BYTES if data[at + 1] & MASKED else 0)


def text_in(frame: bytes) -> str | None:
    """The text of a frame that is one; None for any other frame."""
    if frame[0] != WHOLE_TEXT or len(frame) > LONGEST_FRAME or not MASKED <= frame[1] < MASKED | LONG:
        return None
    start = 8 if frame[1] == MASKED | MIDDLE else 6
    mask, size = frame[start - MASK_BYTES : start], len(frame) - start
    stretched = (mask * (size // MASK_BYTES + 1))[:size]
    body = int.from_bytes(frame[start:], "big") ^ int.from_bytes(stretched, "big")
    try:
        return body.to_bytes(size, "big").decode()
    except UnicodeDecodeError:
        return None


def head(size: int) -> bytes:
    """What stands before a text of this many bytes."""
    if size < MIDDLE:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, MIDDLE)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8, "big")
