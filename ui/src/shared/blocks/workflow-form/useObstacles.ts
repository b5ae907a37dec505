import { useBootstrap } from '../../platform/session/useBootstrap'
import type { FormDocument } from './formJson'
import { obstaclesOf, type Obstacles } from './obstacles'

/** The parts of a form that this installation of the console does not support. */
export function useObstacles(form: FormDocument | undefined): Obstacles | undefined {
  const { formScripts } = useBootstrap().addresses
  return form && obstaclesOf(form, formScripts)
}
