import { type ObjectType, useReadCreationRightQuery } from './api'

/**
 * Whether the person may create such objects somewhere; undefined while that is read. Where it cannot be read, nothing is
 * hidden: the server decides.
 */
export function useMayCreate(type: ObjectType): boolean | undefined {
  const { data, isError } = useReadCreationRightQuery(type)
  return isError ? true : data
}
