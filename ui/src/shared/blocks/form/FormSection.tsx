import type { ReactNode } from 'react'
import { SectionCard } from '../page/SectionCard'
import styles from './Form.module.css'

interface FormSectionProps {
  title: string
  /** The fields of the section. */
  children: ReactNode
}

/** A section of a form with a title; its fields are side by side where there is room. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <SectionCard title={title}>
      <div className={styles.fields}>{children}</div>
    </SectionCard>
  )
}
