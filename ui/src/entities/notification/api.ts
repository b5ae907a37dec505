import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type NotificationServiceNode = components['schemas']['NotificationServiceNode']

const notificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Source: SPEC 7 "Categories, catalogue, notifications"; the client id defaults to 1. */
    listNotifications: build.query<NotificationServiceNode, string>({
      query: (client) => ({ url: 'access/notifyService', params: { client } }),
    }),
  }),
})

export const { useListNotificationsQuery } = notificationApi
export const { listNotifications } = notificationApi.endpoints

/** Puts a reply that arrived otherwise into the cached list of notifications. */
export const notificationsHeard = (client: string, heard: NotificationServiceNode) =>
  notificationApi.util.updateQueryData('listNotifications', client, () => heard)
