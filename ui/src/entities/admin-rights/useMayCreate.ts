import { type ObjectType, useReadCreationRightQuery } from './api'

/**
 * Whether the person may create objects of a kind in any place; undefined while the right loads. If it fails to load,
 * true: the server decides.
 */
export function useMayCreate(type: ObjectType): boolean | undefined {
  const { data, isError } = useReadCreationRightQuery(type)
  return isError ? true : data
}
