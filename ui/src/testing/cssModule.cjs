/** In tests a class is called what its file calls it. */
module.exports = new Proxy({}, { get: (_names, name) => (name === '__esModule' ? false : name) })
