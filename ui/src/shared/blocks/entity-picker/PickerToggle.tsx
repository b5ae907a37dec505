import { ChevronDown, ChevronUp } from 'lucide'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../../ui/Icon'
import styles from './EntityPicker.module.css'
import type { PickerState } from './usePickerState'

interface PickerToggleProps {
  ref: Ref<HTMLButtonElement>
  label: string
  dropId: string
  state: PickerState
  isDisabled: boolean
}

export function PickerToggle({ ref, label, dropId, state, isDisabled }: PickerToggleProps) {
  const { t } = useTranslation('picker')
  const { isOpen } = state
  return (
    <Button
      ref={ref}
      className={styles.toggle ?? ''}
      aria-label={t(isOpen ? 'close' : 'open', { label })}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': dropId })}
      isDisabled={isDisabled}
      onPress={isOpen ? state.close : state.open}
    >
      <Icon of={isOpen ? ChevronUp : ChevronDown} size="s" />
    </Button>
  )
}
