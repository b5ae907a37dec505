import { useTranslation } from 'react-i18next'
import { readKitTexts, useKeepKitTextsMutation } from '../../entities/locale/kitApi'
import { labelOf, type KitLocale, type KitText, type KitTexts } from '../../entities/locale/kitText'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { PartlySaved, useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import type { ApiError } from '../../shared/platform/errors/apiError'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import type { Outcome } from '../../shared/platform/store/outcome'

/** The field name of a text. Dots, brackets and quotes of its key are encoded, as the form would read them as a path. */
export const fieldOf = (key: string) =>
  encodeURIComponent(key).replaceAll('.', '%2E').replaceAll("'", '%27')

/** The texts by field name. */
export function fieldsFrom(texts: KitTexts): KitTexts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [fieldOf(key), text]))
}

const keyOf = (field: string) => decodeURIComponent(field)

export type KitForm = ReturnType<typeof useKitForm>

/**
 * The form of the texts of a language, with a field for each text: only changed texts are sent, and two translators
 * have a conflict only where they changed the same text.
 */
export function useKitForm({ locale }: KitLocale, texts: readonly KitText[]) {
  const { t } = useTranslation('localekit')
  const kinds = useFieldKinds()
  const dispatch = useAppDispatch()
  const [keepTexts] = useKeepKitTextsMutation()
  const fields = texts.map((text) => [fieldOf(text.key), kinds.text({ label: labelOf(text) })])
  return useRecordForm<KitTexts>({
    fields: Object.fromEntries(fields) as Record<string, ReturnType<typeof kinds.text>>,
    stored: Object.fromEntries(texts.map(({ key, text }) => [fieldOf(key), text])),
    read: async () => {
      const now = await dispatch(readKitTexts.initiate(locale, freshly)).unwrap()
      const gone = Object.fromEntries(texts.map(({ key }) => [key, '']))
      return fieldsFrom({ ...gone, ...now })
    },
    draftName: `localekit ${locale}`,
    onSave: async ({ changed }) => {
      const sent = Object.entries(changed).map(([field, text]) => [keyOf(field), text])
      const outcome = await keepTexts({
        locale,
        texts: Object.fromEntries(sent) as KitTexts,
      }).unwrap()
      if (outcome.failed.length === 0) return
      dispatch(showFeedback({ outcome, text: t('someRefused') }))
      throw new PartlySaved(savedFields(changed, outcome), refused(t('someRefused')))
    },
    onSaved: () => dispatch(showFeedback({ status: 200, text: t('saved') })),
  })
}

function savedFields(changed: Partial<KitTexts>, { failed }: Outcome): string[] {
  const refusedFields = new Set(failed.map(({ id }) => fieldOf(id)))
  return Object.keys(changed).filter((field) => !refusedFields.has(field))
}

const refused = (text: string): ApiError => ({ status: 200, code: 'fault', text })
