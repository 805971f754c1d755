@rem On Windows npm runs scripts with cmd.exe, which has no exec; this stands in for it. Elsewhere exec lets the
@rem server take the place of the shell, so that a signal sent to npm reaches it.
@%*
