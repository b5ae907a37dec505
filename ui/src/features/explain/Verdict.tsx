import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import { verdictOf, type Explanation } from '../../entities/explanation/model'
import { Banner } from '../../shared/ui/Banner'

interface VerdictProps {
  explanation: Explanation
  name: string
}

/** The answer: yes, no, or unknown. */
export function Verdict({ explanation, name }: VerdictProps) {
  const { t } = useTranslation('explain')
  const listText = useListText()
  const verdict = verdictOf(explanation)
  if (verdict === true) return <Banner kind="success">{t('answer.yes', { name })}</Banner>
  if (verdict === false) return <Banner kind="info">{t('answer.no', { name })}</Banner>
  const failed = listText(explanation.unread.map((source) => t(`source.${source}`)))
  return <Banner kind="warning">{t('answer.unknown', { sources: failed })}</Banner>
}
