import { CircleCheck } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { OwnSession } from '../../entities/own-session/api'
import { Badge } from '../../shared/ui/Badge'
import { Button } from '../../shared/ui/Button'
import { useDateFormat } from '../../shared/blocks/values/useDateFormat'
import styles from './SessionsSection.module.css'

interface OwnSessionRowProps {
  session: OwnSession
  onEnd: (id: OwnSession['id']) => Promise<void>
}

export function OwnSessionRow({ session, onEnd }: OwnSessionRowProps) {
  const { t } = useTranslation('sessions')
  const format = useDateFormat()
  const { id, browser, system, address, since, lastSeen, current } = session
  const device = browser && system ? t('device', { browser, system }) : browser || system
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.device}>
          {device || t('unknown')} {current && <Badge icon={CircleCheck}>{t('this')}</Badge>}
        </p>
        <p className={styles.facts}>
          <bdi>{address}</bdi>
          <span>{t('since', { time: format.minute(since) })}</span>
          <span>{t('seen', { time: format.minute(lastSeen) })}</span>
        </p>
      </div>
      {!current && (
        <Button size="small" onPress={() => void onEnd(id)}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}
