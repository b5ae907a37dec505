import { lazyPart } from '../shared/platform/parts/lazyPart'
import { Skeleton } from '../shared/ui/Skeleton'
import type { LookUps } from '../shared/blocks/workflow-form/lookUpsContext'

/** The look-up fields of forms; their code is loaded with the first form that has one. */
export const lookUps: LookUps = {
  Field: lazyPart(
    async () => (await import('../entities/workflow-form/ui/LookUpField')).LookUpField,
    { waiting: <Skeleton /> },
  ),
  Names: lazyPart(
    async () => (await import('../entities/workflow-form/ui/LookUpNames')).LookUpNames,
    { waiting: <Skeleton /> },
  ),
  NamesReader: lazyPart(
    async () => (await import('../entities/workflow-form/ui/LookUpNamesReader')).LookUpNamesReader,
  ),
}
