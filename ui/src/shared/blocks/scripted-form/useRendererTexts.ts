import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/useLocale'
import type { FormDocument } from '../workflow-form/formJson'
import { textsOf } from '../workflow-form/readForm'

/**
 * The renderer's own texts by their keys, and the texts of the form, both in the present language.
 */
export function useRendererTexts(form: FormDocument): Readonly<Record<string, string>> {
  const { t } = useTranslation('forms')
  const { t: own } = useTranslation('workflowForm')
  const { locale } = useLocale()
  const raw = { skipInterpolation: true } as const
  return {
    required: t('problem.required'),
    pattern: t('problem.pattern'),
    invalid_email: t('problem.email'),
    invalid_url: t('problem.url', { example: 'https://example.com' }),
    min: inBraces(t('problem.atLeast', raw)),
    max: inBraces(t('problem.atMost', raw)),
    minLength: inBraces(own('script.minLength', raw)),
    maxLength: inBraces(own('script.maxLength', raw)),
    choose: t('choose'),
    show: t('show'),
    addAnother: own('script.addAnother'),
    ...textsOf(form, locale),
  }
}

/** The renderer marks values with braces: `At least {{min}}`. */
function inBraces(words: string): string {
  return words.replaceAll(/\[\[(\w+)[^\]]*\]\]/g, '{{$1}}')
}
