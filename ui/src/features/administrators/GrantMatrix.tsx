import { CircleCheck, Folder, Minus, Package, Pencil } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Grant, Named } from '../../entities/administrator/model'
import { Icon } from '../../shared/ui/Icon'
import { IconButton } from '../../shared/ui/IconButton'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './GrantMatrix.module.css'

interface GrantMatrixProps {
  label: string
  grants: readonly Grant[]
  permissions: readonly Named[]
  onChange: (grant: Grant) => void
}

/** A table of objects and permissions; screen readers can read a table. */
export function GrantMatrix({ label, grants, permissions, onChange }: GrantMatrixProps) {
  const { t } = useTranslation('administrators')
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('grants.object')}</th>
            {permissions.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {grants.map((grant) => (
            <tr key={grant.id}>
              <th scope="row">
                <span className={styles.object}>
                  <Icon of={grant.kind === 'container' ? Folder : Package} size="s" />
                  <span>
                    <bdi>{grant.name}</bdi>
                    {grant.kind === 'container' && (
                      <span className={styles.below}>{t('grants.below')}</span>
                    )}
                  </span>
                </span>
              </th>
              {permissions.map(({ key }) => (
                <td key={key}>
                  <Mark isGiven={grant.permissions.includes(key)} />
                </td>
              ))}
              <td>
                <IconButton
                  icon={Pencil}
                  size="small"
                  label={t('grants.change', { name: grant.name })}
                  onPress={() => onChange(grant)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Mark({ isGiven }: { isGiven: boolean }) {
  const { t } = useTranslation('administrators')
  return (
    <span className={isGiven ? styles.given : styles.not}>
      <Icon of={isGiven ? CircleCheck : Minus} size="s" />
      <VisuallyHidden>{t(isGiven ? 'grants.yes' : 'grants.no')}</VisuallyHidden>
    </span>
  )
}
