import { kindIcon } from '../../entities/entity/kindIcon'
import { Avatar } from '../../shared/ui/Avatar'
import { Glyph } from '../../shared/ui/Glyph'

interface KindSignProps {
  /** The kind of entity: `user`, `group` or another key of the installation. */
  kind: string
  name: string
  photo: string | undefined
  size: 'default' | 'm'
}

/** The photo of a person, or the icon of a kind of entity. */
export function KindSign({ kind, name, photo, size }: KindSignProps) {
  if (kind === 'user') return <Avatar name={name} image={photo} size={size} />
  return <Glyph of={kindIcon(kind)} tint="thing" />
}
