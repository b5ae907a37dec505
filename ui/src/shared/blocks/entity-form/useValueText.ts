import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import type { Value } from '../values/attribute'
import { readTime } from '../values/time'
import { useDateFormat } from '../values/useDateFormat'
import type { FormAttribute } from './formAttribute'

/** The values of an attribute in one line; empty without values. */
export function useValueText() {
  const { t } = useTranslation('values')
  const listText = useListText()
  const format = useDateFormat()
  const yesOrNo = (value: Value | undefined) => (value?.raw === 'true' ? t('yes') : t('no'))
  const timeOrText = (dataType: string, { raw, text }: Value): string => {
    const moment = dataType === 'Time' ? readTime(raw) : undefined
    return moment === undefined ? text : format.minute(moment)
  }
  return ({ dataType }: Pick<FormAttribute, 'dataType'>, values: readonly Value[]): string =>
    dataType === 'Boolean'
      ? yesOrNo(values[0])
      : listText(values.map((value) => timeOrText(dataType, value)))
}
