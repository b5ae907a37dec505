import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const KIT = 'kit'

const ROUTES = /[/\\]src[/\\]features[/\\](.*)[/\\]routes[.]tsx$/

/**
 * Writes build/kit.json for the size limits: the files of the libraries that pages share, by the page that waits for them,
 * `{"users/UsersPage": ["assets/1761-ebff73dd.js"]}`.
 */
export function kitPieces(root) {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tap(KIT, ({ chunkGroups }) => {
        const pages = chunkGroups.flatMap((group) =>
          pagesOf(group).map((page) => [page, filesOf(group)]),
        )
        mkdirSync(resolve(root, 'build'), { recursive: true })
        writeFileSync(
          resolve(root, 'build/kit.json'),
          JSON.stringify(Object.fromEntries(pages.sort())),
        )
      })
    },
  }
}

/** `users/UsersPage`: the routes of a feature lead to its pages. */
function pagesOf({ origins }) {
  return origins.flatMap(({ module, request }) => {
    const [, feature] = ROUTES.exec(module?.resource ?? '') ?? []
    return feature ? [`${feature}/${request.replace(/^.*[/]/, '')}`] : []
  })
}

function filesOf({ chunks }) {
  const pieces = chunks.filter((chunk) => chunk.idNameHints.has(KIT))
  return pieces
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js'))
    .sort()
}
