import { lazy } from 'react'
import type { LookUps } from '../shared/workflow-form/lookUpsContext'

/** Come with the first form that has them. */
export const lookUps: LookUps = {
  Field: lazy(async () => ({
    default: (await import('../entities/workflow-form/ui/LookUpField')).LookUpField,
  })),
  Names: lazy(async () => ({
    default: (await import('../entities/workflow-form/ui/LookUpNames')).LookUpNames,
  })),
  NamesReader: lazy(async () => ({
    default: (await import('../entities/workflow-form/ui/LookUpNamesReader')).LookUpNamesReader,
  })),
}
