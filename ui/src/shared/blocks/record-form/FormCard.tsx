import { Pencil } from 'lucide'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '../page/SectionCard'
import { Button } from '../../ui/Button'
import { isNowhere } from '../../ui/useHandedOnFocus'

export interface FormCardProps {
  title: string
  /** The facts of the section while it is not edited. */
  facts: ReactNode
  isOpen: boolean
  /** Undefined for people who may only read. */
  onOpen?: (() => void) | undefined
  /** The fields. */
  children: ReactNode
}

/**
 * A section of a record: facts, or fields while it is edited. When the person opens the fields, the
 * first one gets the focus once its code has loaded; when they are saved, the button that opens them gets it.
 */
export function FormCard({ title, facts, isOpen, onOpen, children }: FormCardProps) {
  const { t } = useTranslation('forms')
  const fields = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const wasOpen = useRef(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!isOpen || !isAsked.current || !fields.current) return undefined
    isAsked.current = false
    return focusFirstField(fields.current)
  }, [isOpen])
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) {
      requestAnimationFrame(() => {
        if (isNowhere(document.activeElement)) button.current?.focus()
      })
    }
    wasOpen.current = isOpen
  }, [isOpen])
  const open = () => {
    isAsked.current = true
    onOpen?.()
  }
  const edit = onOpen && !isOpen && (
    <Button
      ref={button}
      icon={Pencil}
      variant="quiet"
      size="small"
      aria-label={t('editSection', { section: title })}
      onPress={open}
    >
      {t('edit')}
    </Button>
  )
  return (
    <SectionCard title={title} actions={edit}>
      <div ref={fields}>{isOpen ? children : facts}</div>
    </SectionCard>
  )
}

function focusFirstField(fields: HTMLElement): (() => void) | undefined {
  const isFocused = () => {
    const field = fields.querySelector<HTMLElement>('input, textarea, select, button')
    field?.focus()
    return field !== null
  }
  if (isFocused()) return undefined
  const observer = new MutationObserver(() => {
    if (isFocused()) observer.disconnect()
  })
  observer.observe(fields, { childList: true, subtree: true })
  return () => observer.disconnect()
}
