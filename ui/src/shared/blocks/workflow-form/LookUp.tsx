import { use } from 'react'
import type { FieldControlProps } from './fieldControlProps'
import {
  LookUpsContext,
  type LookUpNamesProps,
  type LookUpNamesReaderProps,
  type LookUps,
} from './lookUpsContext'

export function LookUpField(props: FieldControlProps) {
  const { Field } = useLookUps()
  return <Field {...props} />
}

export function LookUpNames(props: LookUpNamesProps) {
  const { Names } = useLookUps()
  return <Names {...props} />
}

export function LookUpNamesReader(props: LookUpNamesReaderProps) {
  const { NamesReader } = useLookUps()
  return <NamesReader {...props} />
}

function useLookUps(): LookUps {
  const lookUps = use(LookUpsContext)
  if (!lookUps) throw new Error('a form is shown where nothing can be looked up')
  return lookUps
}
