import { globSync } from 'node:fs'

const pages = globSync('build/ui/assets/*.js', { exclude: ['**/{main,text,date}-*'] })

/** What several pages share and loads with the first of them is larger than a page of its own. */
function limitOf(path) {
  if (path.includes('xyflow')) return '80 kB'
  return path.includes('vendors-') ? '110 kB' : '40 kB'
}

/** Gzipped. A page is measured alone: what comes before it is the initial JavaScript. */
export default [
  { name: 'Initial JavaScript', path: 'build/ui/assets/main-*.js', limit: '190 kB', gzip: true },
  { name: 'Initial CSS', path: 'build/ui/assets/main-*.css', limit: '30 kB', gzip: true },
  ...pages.map((path) => ({ name: path, path, limit: limitOf(path), gzip: true })),
]
