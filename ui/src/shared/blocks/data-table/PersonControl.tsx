import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FilterField, isOffered } from '../listing/filters'
import { Select } from '../../ui/Select'
import styles from './Filters.module.css'

const CERTAIN = 'certain'

interface PersonControlProps {
  field: Extract<FilterField, { kind: 'person' }>
  /** The id of a choice, a DN, or `''`. */
  value: string
  onChange: (values: string[]) => void
}

/** A filter by person: everybody, one of the choices, or a person who is looked up. */
export function PersonControl({ field, value, onChange }: PersonControlProps) {
  const { t } = useTranslation('dataTable')
  const { label, options, parts } = field
  const isChoice = value === '' || isOffered(options, value)
  const [isCertain, setIsCertain] = useState(!isChoice)
  const dn = isChoice ? undefined : value
  const choose = (chosen: string | undefined) => onChange(chosen === undefined ? [] : [chosen])
  if (options.length === 0) return <parts.Field label={label} dn={dn} onChange={choose} />
  return (
    <div className={styles.person}>
      <Select
        label={label}
        options={[
          { id: '', text: t('filter.any') },
          ...options,
          { id: CERTAIN, text: t('filter.certain') },
        ]}
        value={isCertain ? CERTAIN : value}
        onChange={(id) => {
          setIsCertain(id === CERTAIN)
          onChange(id === CERTAIN ? [] : [id])
        }}
      />
      {isCertain && <parts.Field label={t('filter.person', { label })} dn={dn} onChange={choose} />}
    </div>
  )
}
