import { Box, FileText, Folder, IdCard, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { TeamDomain } from '../../entities/team/model'
import type { TeamGrant } from '../../entities/team/permission'
import { Icon } from '../../shared/ui/Icon'
import styles from './GrantName.module.css'

const SIGNS: Record<TeamDomain, IconNode> = {
  ROLES: IdCard,
  RESOURCES: Box,
  PROVISIONING: FileText,
}

/** The name of an item, or of a container and so of everything in it. */
export function GrantName({ grant }: { grant: TeamGrant }) {
  const { t } = useTranslation('teams')
  const { domain, name, isContainer } = grant
  return (
    <span className={styles.line}>
      <Icon of={isContainer ? Folder : SIGNS[domain]} size="s" className={styles.sign} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {isContainer && <span className={styles.caption}>{t('grants.container')}</span>}
      </span>
    </span>
  )
}
