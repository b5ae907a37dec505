import { useBootstrap } from '../../shared/platform/session/useBootstrap'

const FILES = ['brand.css', 'dashboard.css'] as const

/**
 * The style files of the client, after the application's own; they set its custom properties.
 *
 * Source: SPEC 7 "Startup"; docs/assumptions.md A-230.
 */
export function ClientStyles() {
  const { id } = useBootstrap().client
  return FILES.map((file) => (
    <link key={file} rel="stylesheet" href={`bff/style/${encodeURIComponent(id)}/${file}`} />
  ))
}
