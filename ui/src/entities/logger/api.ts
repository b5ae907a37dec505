import { baseApi } from '../../shared/platform/api/baseApi'
import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import type { components } from '../../shared/platform/contract/schema'
import type { Option } from '../../shared/ui/options'

type LogConfigurationResponseNode = components['schemas']['LogConfigurationResponseNode']
type LogNode = components['schemas']['LogNode']
type PackageResponseNode = components['schemas']['PackageResponseNode']

/** The log levels, from 1 (fatal) to 6 (trace). Source: docs/assumptions.md A-151. */
export const LOG_LEVELS = ['1', '2', '3', '4', '5', '6'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const INFO: LogLevel = '4'

/** Whether a level writes a line for almost every call. */
export const isChatty = (level: LogLevel) => level === '5' || level === '6'

/** A package with a log level of its own. */
export interface Logger {
  name: string
  description: string
  level: LogLevel
  /** Whether its messages also go to the loggers of its parent packages. */
  isAdditive: boolean
  /** The node as it was loaded; undefined for a package that has no level yet. */
  node?: LogNode | undefined
}

/** A level to save; with the node, all that nobody describes goes back as it came. */
export interface LevelChange extends Pick<Logger, 'name' | 'level' | 'isAdditive' | 'node'> {
  /** Whether the level outlasts a restart. */
  persist: boolean
}

const LIST = { type: 'Logger', id: 'list' } as const
const MOST = 300

function readLogger(node: LogNode): Logger {
  const { packageConfigured, logLevel, logAdditivity = true } = node
  const { packageName, packageDescription = '' } = packageConfigured
  return {
    name: packageName,
    description: packageDescription,
    level: LOG_LEVELS.find((each) => Number(each) === logLevel) ?? INFO,
    isAdditive: logAdditivity,
    node,
  }
}

const levelBody = ({ name, level, isAdditive, persist, node }: LevelChange) => ({
  logConfigurations: [
    {
      packageConfigured: { packageName: name },
      ...node,
      logLevel: Number(level),
      logAdditivity: isAdditive,
    },
  ],
  persist,
})

function toParams(list: ListState) {
  const { size, ...query } = toListQuery(list)
  return { ...query, pageSize: size, fetchLogConfigs: true, fetchAuditConfigs: false }
}

const loggersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLoggers: build.query<Page<Logger>, ListState>({
      query: (list) => ({ url: 'admin/logging/list', params: toParams(list) }),
      transformResponse: (node: LogConfigurationResponseNode) => ({
        rows: (node.logConfigurations ?? []).map(readLogger),
        total: node.total,
        hasNext: (node.nextIndex ?? 0) > 0,
      }),
      providesTags: [LIST],
    }),
    /** Packages that can get a log level. */
    listPackages: build.query<readonly Option[], undefined>({
      query: () => ({
        url: 'admin/logging/packages/list',
        params: { q: '*', nextIndex: 1, pageSize: MOST },
      }),
      transformResponse: ({ packages }: PackageResponseNode) =>
        packages.map(({ packageName, packageDescription }) => ({
          id: packageName,
          text: packageName,
          ...(packageDescription && { caption: packageDescription }),
        })),
      providesTags: [LIST],
    }),
    addLogger: build.mutation<unknown, LevelChange>({
      query: (change) => ({ url: 'admin/logging', method: 'POST', body: levelBody(change) }),
      invalidatesTags: [LIST],
    }),
    changeLogger: build.mutation<unknown, LevelChange>({
      query: (change) => ({ url: 'admin/logging', method: 'PUT', body: levelBody(change) }),
      invalidatesTags: [LIST],
    }),
    changeAllLoggers: build.mutation<unknown, { level: LogLevel; persist: boolean }>({
      query: ({ level, persist }) => ({
        url: 'admin/logging',
        method: 'PUT',
        body: { changeAllLogs: true, globalLogLevel: Number(level), persist },
      }),
      invalidatesTags: [LIST],
    }),
    buildEventMap: build.mutation<unknown, undefined>({
      query: () => ({ url: 'admin/logging/buildPDXLF', method: 'PUT' }),
    }),
  }),
})

export const {
  useListLoggersQuery,
  useListPackagesQuery,
  useAddLoggerMutation,
  useChangeLoggerMutation,
  useChangeAllLoggersMutation,
  useBuildEventMapMutation,
} = loggersApi
export const { listLoggers } = loggersApi.endpoints
