import { Suspense, use } from 'react'
import { Skeleton } from '../ui/Skeleton'
import type { FieldControlProps } from './fieldControlProps'
import {
  LookUpsContext,
  type LookUpNamesProps,
  type LookUpNamesReaderProps,
  type LookUps,
} from './lookUpsContext'

export function LookUpField(props: FieldControlProps) {
  const { Field } = useLookUps()
  return (
    <Suspense fallback={<Skeleton />}>
      <Field {...props} />
    </Suspense>
  )
}

export function LookUpNames(props: LookUpNamesProps) {
  const { Names } = useLookUps()
  return (
    <Suspense fallback={<Skeleton />}>
      <Names {...props} />
    </Suspense>
  )
}

export function LookUpNamesReader(props: LookUpNamesReaderProps) {
  const { NamesReader } = useLookUps()
  return (
    <Suspense>
      <NamesReader {...props} />
    </Suspense>
  )
}

function useLookUps(): LookUps {
  const lookUps = use(LookUpsContext)
  if (!lookUps) throw new Error('a form is shown where nothing can be looked up')
  return lookUps
}
