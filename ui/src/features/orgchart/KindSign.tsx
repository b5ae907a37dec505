import { kindIcon } from '../../entities/entity/kindIcon'
import { Avatar } from '../../shared/ui/Avatar'
import { Glyph } from '../../shared/ui/Glyph'

interface KindSignProps {
  /** `user`, `group`, or what else the installation has. */
  kind: string
  name: string
  photo: string | undefined
  size: 'default' | 'm'
}

/** The face of a person, the sign of a kind of thing. */
export function KindSign({ kind, name, photo, size }: KindSignProps) {
  if (kind === 'user') return <Avatar name={name} image={photo} size={size} />
  return <Glyph of={kindIcon(kind)} tint="thing" />
}
