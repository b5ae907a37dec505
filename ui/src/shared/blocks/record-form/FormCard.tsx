import { Pencil } from 'lucide'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '../page/SectionCard'
import { Button } from '../../ui/Button'

interface FormCardProps {
  title: string
  /** The facts of the section while it is not edited. */
  facts: ReactNode
  isOpen: boolean
  /** Absent for those who may only read. */
  onOpen?: (() => void) | undefined
  /** The fields. */
  children: ReactNode
}

/** A section of a record that is read, and edited once somebody asks for it: then its first field has the focus. */
export function FormCard({ title, facts, isOpen, onOpen, children }: FormCardProps) {
  const { t } = useTranslation('forms')
  const fields = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useLayoutEffect(() => {
    if (!isOpen || !isAsked.current) return
    isAsked.current = false
    fields.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  }, [isOpen])
  const open = () => {
    isAsked.current = true
    onOpen?.()
  }
  const edit = onOpen && !isOpen && (
    <Button
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
