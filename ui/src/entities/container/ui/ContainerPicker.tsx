import { useMemo, type ComponentProps } from 'react'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { containerTab } from '../pickerTab'

interface ContainerPickerProps extends Omit<
  ComponentProps<typeof EntityPicker>,
  'tabs' | 'selection'
> {
  /** What the containers hold. */
  of: 'role' | 'resource' | 'user'
  /** Only containers of roles of this level: 10, 20 or 30. */
  level?: number
  /** Whether the root can be chosen too. */
  hasRoot?: boolean
}

/** Chooses a container of roles, resources or people. */
export function ContainerPicker({ of, level, hasRoot = true, ...picker }: ContainerPickerProps) {
  const ownDn = useBootstrap().user.dn
  const tabs = useMemo(
    () =>
      [
        containerTab({ containerType: of, ownDn, level, containerRootSelectable: hasRoot }),
      ] as const,
    [of, ownDn, level, hasRoot],
  )
  return <EntityPicker {...picker} tabs={tabs} selection="single" />
}
