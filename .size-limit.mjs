import { globSync, readFileSync } from 'node:fs'

const pages = globSync('build/ui/assets/*.js', { exclude: ['**/{main,text,date}-*'] })

/** The library that draws the org chart has a limit of its own; every other part of the code is a page's size at most. */
function limitOf(path) {
  return readFileSync(path, 'utf8').includes('react-flow__pane') ? '80 kB' : '40 kB'
}

/** Gzipped. A page is measured alone: what comes before it is the initial JavaScript. */
export default [
  { name: 'Initial JavaScript', path: 'build/ui/assets/main-*.js', limit: '191 kB', gzip: true },
  { name: 'Initial CSS', path: 'build/ui/assets/main-*.css', limit: '30 kB', gzip: true },
  { name: 'Forms with scripts', path: 'build/ui/form-sandbox/*.js', limit: '450 kB', gzip: true },
  ...pages.map((path) => ({ name: path, path, limit: limitOf(path), gzip: true })),
]
