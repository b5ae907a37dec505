import { useAppSelector } from '../store/hooks'
import { selectBootstrap, type Bootstrap } from './sessionApi'

/** The data of the start. For components below the start only, where it is always loaded. */
export function useBootstrap(): Bootstrap {
  const { data } = useAppSelector(selectBootstrap)
  if (!data) throw new Error('useBootstrap is used before the application has started')
  return data
}
