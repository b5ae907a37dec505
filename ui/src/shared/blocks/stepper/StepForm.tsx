import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftOffer } from '../drafts/DraftOffer'
import { FormBar } from '../form/FormBar'
import { FormFrame } from '../form/FormFrame'
import { SectionCard } from '../page/SectionCard'
import { Facts } from '../page/Facts'
import { keysOf } from '../record-form/recordField'
import type { RecordFormState } from '../record-form/useRecordForm'
import { Button } from '../../ui/Button'
import type { Step } from './step'
import styles from './StepForm.module.css'
import { StepList } from './StepList'
import { useSteps } from './useSteps'

interface StepFormProps<Values extends object> {
  form: RecordFormState<Values>
  /** The name of the form for screen readers. */
  label: string
  steps: readonly Step<keyof Values & string>[]
  /** The label of the button of the last step. */
  saveText: string
}

/** The form of a new record, step by step; the last step lists what will be created. */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { form, label, steps, saveText } = props
  const { t } = useTranslation('forms')
  const { at, current, goTo, goOn, checkAll, openWrong, attempts } = useSteps(steps, form.check)
  const isLast = current === undefined
  const save = async () => {
    if (await checkAll()) await form.submit()
  }
  const openTaken = useEffectEvent(openWrong)
  useEffect(() => {
    if (form.taken !== undefined) openTaken(form.taken)
  }, [form.taken])
  const titles = [...steps.map(({ title }) => title), t('step.review')]
  const bar = (
    <FormBar
      wrong={attempts > 0 ? form.wrong : 0}
      words={t('step.of', { number: at + 1, all: titles.length })}
    >
      {at > 0 && (
        <Button variant="quiet" isDisabled={form.isSaving} onPress={() => goTo(at - 1)}>
          {t('step.back')}
        </Button>
      )}
      <Button type="submit" variant="primary" isPending={form.isSaving}>
        {isLast ? saveText : t('step.next')}
      </Button>
    </FormBar>
  )
  return (
    <FormFrame
      label={label}
      attempts={attempts}
      fault={form.fault}
      bar={bar}
      isChanged={form.changed.length > 0 && !form.isSaving}
      onSubmit={(event) => {
        event.preventDefault()
        void (isLast ? save() : goOn())
      }}
    >
      <DraftOffer draft={form.draft} onRestore={form.restore} />
      <StepList titles={titles} at={at} onGoTo={goTo} />
      <StepContent at={at} title={titles[at] ?? ''}>
        {current ? current.render(attempts > 0) : <Review form={form} />}
      </StepContent>
    </FormFrame>
  )
}

/** The open step. It gets the focus when it opens. */
function StepContent({ at, title, children }: { at: number; title: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current !== at) section.current?.focus()
    shown.current = at
  }, [at])
  return (
    <section ref={section} className={styles.content} aria-label={title} tabIndex={-1}>
      {children}
    </section>
  )
}

/** The entered values by field, without empty ones. */
function Review<Values extends object>({ form }: { form: RecordFormState<Values> }) {
  const { t } = useTranslation('forms')
  const { fields, now } = form
  const facts = keysOf(fields).map((key) => {
    const { label, text } = fields[key]
    return { key, label, content: <span dir="auto">{text(now[key])}</span>, words: text(now[key]) }
  })
  return (
    <SectionCard title={t('step.willBeCreated')}>
      <Facts facts={facts.filter(({ words }) => words !== '')} />
    </SectionCard>
  )
}
