import { globSync, readFileSync } from 'node:fs'

const UI = 'build/ui'

/** Have a limit of their own; texts and dates come with the language. */
const named = ['main', 'text', 'date', 'org-chart', 'dashboard']
const others = globSync(`${UI}/assets/*.js`, { exclude: [`**/{${named.join(',')}}-*`] })
const kit = Object.entries(JSON.parse(readFileSync('build/kit.json', 'utf8')))
  .filter(([, files]) => files.length > 0)
  .map(([page, files]) => ({
    name: `Kit of ${page}`,
    path: files.map((file) => `${UI}/${file}`),
    limit: '120 kB',
  }))

/** Gzipped. What is loaded later is measured alone: what comes before it is the initial JavaScript. See docs/performance.md. */
export default [
  { name: 'Initial JavaScript', path: `${UI}/assets/main-*.js`, limit: '195 kB' },
  { name: 'Initial CSS', path: `${UI}/assets/main-*.css`, limit: '9 kB' },
  { name: 'Org chart', path: `${UI}/assets/org-chart-*.js`, limit: '68 kB' },
  { name: 'Dashboard with its charts', path: `${UI}/assets/dashboard-*.js`, limit: '10 kB' },
  { name: 'Forms with scripts', path: `${UI}/form-sandbox/*.js`, limit: '460 kB' },
  ...kit,
  ...others.map((path) => ({ name: path, path, limit: '31 kB' })),
].map((part) => ({ ...part, gzip: true }))
