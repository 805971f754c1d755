// The page and the server behind it are one origin, as where it is installed.
const backend = { target: process.env.EVERGREEN_URL ?? 'http://127.0.0.1:8080', ws: true };
const proxy = { '/api': backend };

export default { server: { proxy }, preview: { proxy } };
