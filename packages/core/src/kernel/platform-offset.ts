/** Minutes east of UTC of the platform's times; mainland China is UTC+8 all year (no summer time since 1991). */
export const PLATFORM_OFFSET_MINUTES = 480;
