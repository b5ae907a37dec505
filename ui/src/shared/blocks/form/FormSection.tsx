import type { ReactNode } from 'react'
import { SectionCard } from '../page/SectionCard'
import styles from './Form.module.css'

interface FormSectionProps {
  title: string
  /** The fields. */
  children: ReactNode
}

/** Fields of a form that belong together under a title, beside each other where there is room. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <SectionCard title={title}>
      <div className={styles.fields}>{children}</div>
    </SectionCard>
  )
}
