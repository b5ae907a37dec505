import { fewAtOnce } from '../../shared/platform/api/inTurns'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import {
  readAvailability,
  readAwayChoice,
  readStatus,
  type Absence,
  type Availability,
  type AwayChoice,
  type Status,
} from './model'

type AvailabilityBody = components['schemas']['AvailabilityBody']
type AvailabilityChange = components['schemas']['AvailabilityChange']
type AvailabilityListNode = components['schemas']['AvailabilityListNode']
type AvailabilityStatusNode = components['schemas']['AvailabilityStatusNode']

const LIST = 'access/availability'

/** The DN of the person; `''` for the person who is signed in. */
type Whose = string

interface StatusChange {
  of: Whose
  isAvailable: boolean
}

/** The status after the change, and the reason when it is not the requested one. */
interface StatusAnswer {
  status: Status
  problem: string
}

const availabilityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The absences of a person. For many people, only a few calls run at a time. */
    readAvailability: build.query<Availability, Whose>({
      queryFn: (of, _api, _extra, ask) =>
        fewAtOnce(async () => {
          const call = { url: `${LIST}/list`, method: 'POST', body: { dn: of } }
          const { data, error } = await ask(of === '' ? LIST : call)
          return error ? { error } : { data: readAvailability(data as AvailabilityListNode) }
        }),
      providesTags: ['Availability'],
    }),
    /** The request forms that an absence can be limited to. */
    readAwayChoice: build.query<AwayChoice, Whose>({
      query: (of) => ({ url: `${LIST}/prds`, params: of === '' ? {} : { userDn: of } }),
      transformResponse: (reply: AvailabilityListNode) => readAwayChoice(reply),
      providesTags: ['Delegation'],
    }),
    createAbsence: build.mutation<unknown, AvailabilityBody>({
      query: (body) => ({ url: LIST, method: 'POST', body }),
      invalidatesTags: ['Availability'],
    }),
    changeAbsence: build.mutation<unknown, AvailabilityChange>({
      query: (body) => ({ url: LIST, method: 'PUT', body }),
      invalidatesTags: ['Availability'],
    }),
    /** Deletes all absences, or none of them. */
    deleteAbsences: build.mutation<unknown, readonly Absence['id'][]>({
      query: (ids) => ({
        url: LIST,
        method: 'DELETE',
        keepalive: true,
        body: { availability: ids.map((availabilityId) => ({ availabilityId })) },
      }),
      invalidatesTags: ['Availability'],
    }),
    /** Makes a person available, or unavailable for all requests, from now on; the reply may say that this was not possible. */
    setStatus: build.mutation<StatusAnswer, StatusChange>({
      query: ({ of, isAvailable }) => ({
        url: `${LIST}/status`,
        method: 'POST',
        body: { status: isAvailable ? '0' : '1', ...(of !== '' && { dn: of }) },
      }),
      transformResponse: ({ status, errorMessage = '' }: AvailabilityStatusNode) => ({
        status: readStatus(status),
        problem: errorMessage,
      }),
      invalidatesTags: ['Availability'],
    }),
  }),
})

export const { readAvailability: readAvailabilityOf } = availabilityApi.endpoints
export const {
  useReadAvailabilityQuery,
  useReadAwayChoiceQuery,
  useCreateAbsenceMutation,
  useChangeAbsenceMutation,
  useDeleteAbsencesMutation,
  useSetStatusMutation,
} = availabilityApi
