import type { ClockPort } from './clock.port.ts';
import type { DesktopNoticePort } from './desktop-notice.port.ts';
import type { HttpPort } from './http.port.ts';
import type { LocationPort } from './location.port.ts';
import type { LoggerPort } from './logger.port.ts';
import type { MapsPort } from './maps.port.ts';
import type { PopupPort } from './popup.port.ts';
import type { PreferencesPort } from './preferences.port.ts';
import type { RandomPort } from './random.port.ts';
import type { ResumableUploadPort } from './resumable-upload.port.ts';
import type { SocketPort } from './socket.port.ts';
import type { StoragePort } from './storage.port.ts';

/** All ports of the core. */
export interface Ports {
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly http: HttpPort;
  /** Survives restarts. */
  readonly localStorage: StoragePort;
  /** Lives as long as one window. */
  readonly sessionStorage: StoragePort;
  readonly location: LocationPort;
  readonly popup: PopupPort;
  readonly logger: LoggerPort;
  /** Without it, places are typed by hand. */
  readonly maps?: MapsPort;
  /** Theme and language of a first visit; without it, the usual ones. */
  readonly preferences?: PreferencesPort;
  /** Without it, every file goes up in one request. */
  readonly resumableUploads?: ResumableUploadPort;
  /** Without it, nothing is shown outside of the window. */
  readonly desktop?: DesktopNoticePort;
  /** Without it, nothing is learnt of changes: what is shown is asked for now and then. */
  readonly sockets?: SocketPort;
}

export type { ClockPort, TimerHandle } from './clock.port.ts';
export type { DesktopNoticePort, DesktopPermission } from './desktop-notice.port.ts';
export type {
  FileContent,
  HttpForm,
  HttpMethod,
  HttpOutcome,
  HttpPort,
  HttpRequest,
  TransferProgress,
} from './http.port.ts';
export type { LocationPort } from './location.port.ts';
export { LOG_LEVELS, type LogDetails, type LoggerPort, type LogLevel, type LogValue } from './logger.port.ts';
export type { MapPlace, MapPoint, MapsPort, MapsService, MapsSettings, MapView } from './maps.port.ts';
export type { PopupEvent, PopupPort } from './popup.port.ts';
export type { PreferencesPort } from './preferences.port.ts';
export type { RandomPort } from './random.port.ts';
export type { ResumableOutcome, ResumableUpload, ResumableUploadPort } from './resumable-upload.port.ts';
export type { OpenSocket, SocketAddress, SocketClosed, SocketPort, SocketStream } from './socket.port.ts';
export type { StoragePort } from './storage.port.ts';
export type { WindowsPort } from './windows.port.ts';
