import { CircleQuestionMark } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../../shared/ui/Icon'
import styles from '../shell/Tool.module.css'
import { useHelp } from './useHelp'

/** The help button in the brand bar. Source: SPEC 2 "Shared page frame". */
export function HelpButton() {
  const { t } = useTranslation()
  const { isOffered, open } = useHelp()
  if (!isOffered) return null
  return (
    <Button className={styles.tool ?? ''} aria-label={t('help.open')} onPress={open}>
      <Icon of={CircleQuestionMark} />
    </Button>
  )
}
