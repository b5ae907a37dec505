import { useMemo, type ComponentProps } from 'react'
import { containerTab } from '../../entities/container/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

interface RoleContainerPickerProps extends Omit<
  ComponentProps<typeof EntityPicker>,
  'tabs' | 'selection'
> {
  level: number
}

/** A picker for a container of roles of this level. */
export function RoleContainerPicker({ level, ...props }: RoleContainerPickerProps) {
  const ownDn = useBootstrap().user.dn
  const tabs = useMemo(
    () =>
      [
        containerTab({
          containerType: 'role',
          ownDn,
          level,
          containerRootSelectable: true,
          isSingle: true,
        }),
      ] as const,
    [ownDn, level],
  )
  return <EntityPicker {...props} tabs={tabs} selection="single" />
}
