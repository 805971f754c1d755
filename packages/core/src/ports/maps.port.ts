/** A point of the map service, in degrees of its own system of coordinates. */
export interface MapPoint {
  readonly longitude: number;
  readonly latitude: number;
}

export interface MapPlace extends MapPoint {
  /** What people call it, with its address. */
  readonly address: string;
}

/** A map in an element of the page. */
export interface MapView {
  /** Moves the mark, and the map with it. */
  mark(point: MapPoint): void;
  dispose(): void;
}

/** A map service that is loaded. */
export interface MapsService {
  /** Places that match the words, the best first; null if the service did not answer. */
  search(words: string): Promise<readonly MapPlace[] | null>;
  /** The address of a point; null where there is none, or the service did not answer. */
  addressOf(point: MapPoint): Promise<string | null>;
  /**
   * Renders a map.
   * @param element of the page, which only the adapter knows
   * @param start where the mark is at first; null for none
   */
  show(element: object, start: MapPoint | null, onPress: (point: MapPoint) => void): MapView;
}

export interface MapsSettings {
  /** Key of the installation at the map service; it is readable in the page. */
  readonly key: string;
  /** Code that the service pairs with the key; null if it asks for none. */
  readonly securityCode: string | null;
  /** Parts of the service that are loaded with it. */
  readonly plugins: readonly string[];
}

export interface MapsPort {
  /** Loads the service once; null if it did not come, and the next call tries again. */
  load(settings: MapsSettings): Promise<MapsService | null>;
}
