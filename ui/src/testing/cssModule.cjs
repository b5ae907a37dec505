/** In tests, the class names of CSS modules are those of the file. */
module.exports = new Proxy({}, { get: (_names, name) => (name === '__esModule' ? false : name) })
