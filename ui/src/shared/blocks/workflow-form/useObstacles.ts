import { useBootstrap } from '../../platform/session/useBootstrap'
import type { FormDocument } from './formJson'
import { obstaclesOf, type Obstacles } from './obstacles'

/** What of a form the console of this installation cannot do. */
export function useObstacles(form: FormDocument | undefined): Obstacles | undefined {
  const { formScripts } = useBootstrap().addresses
  return form && obstaclesOf(form, formScripts)
}
