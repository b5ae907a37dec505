import type { GalleryPage } from './galleryPage'

type Load = (path: string) => Promise<{ gallery: GalleryPage }>

/** webpack's way to import all files of a pattern. */
interface FilesByPattern extends Load {
  keys: () => string[]
}

declare global {
  interface ImportMeta {
    webpackContext: (
      folder: string,
      options: { recursive: boolean; regExp: RegExp; mode: 'lazy' },
    ) => FilesByPattern
  }
}

const files = import.meta.webpackContext('..', {
  recursive: true,
  regExp: /[.]gallery[.]tsx$/,
  mode: 'lazy',
})

const paths = new Map(files.keys().map((path) => [idOf(path), path]))

/** The id of a page from its file: `../shared/ui/Button.gallery.tsx` -> `Button`. */
function idOf(path: string): string {
  return path.replace(/^.*[/]/, '').replace('.gallery.tsx', '')
}

/** The ids of all pages, sorted. */
export const pageIds = [...paths.keys()].sort()

export async function loadPage(id: string): Promise<GalleryPage> {
  const path = paths.get(id)
  if (path === undefined) throw new Error(`no page ${id}`)
  return (await files(path)).gallery
}
