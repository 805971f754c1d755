import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import type { LocationPickerService } from '@evergreen/core/validation/location-picker';
import type { MapsService, MapView } from '@evergreen/core/ports';
import { Alert, Button, Input, Modal, Spin } from 'antd';
import { useEffect, useRef } from 'react';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import './location-dialog.css';
import { locationInputMessages as messages } from './location-input.messages.ts';

export interface LocationDialogProps {
  readonly picker: LocationPickerService;
  readonly onClosed: () => void;
}

/** A map with a search for places: what is pressed on it, or found, is chosen. */
export function LocationDialog({ picker, onClosed }: LocationDialogProps) {
  const { isOpen, status, maps, place, point } = useFacts(picker);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const coordinates = point === null ? '' : `${point.longitude}, ${point.latitude}`;
  return (
    <Modal
      open={isOpen}
      title={t(messages.title)}
      width={isPhone ? '100vw' : DIALOG_WIDTHS.business}
      rootClassName={isPhone ? 'location-dialog is-phone' : 'location-dialog'}
      centered={!isPhone}
      destroyOnHidden
      mask={{ closable: false }}
      closable={{ 'aria-label': t(messages.close) }}
      okText={t(messages.confirm)}
      cancelText={t(messages.cancel)}
      okButtonProps={{ disabled: status !== 'ready' }}
      onOk={() => picker.send({ type: 'picker.accept' })}
      onCancel={() => picker.send({ type: 'picker.cancel' })}
      afterClose={onClosed}
    >
      {status === 'loading' && <Spin description={t(messages.loading)}>{<div className="location-dialog-map" />}</Spin>}
      {status === 'failed' && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t(messages.failed)}
          action={
            <Button size="small" onClick={() => picker.send({ type: 'maps.retry' })}>
              {t(messages.retry)}
            </Button>
          }
        />
      )}
      {status === 'ready' && maps !== null && (
        <>
          <PlaceSearch picker={picker} />
          <PlaceMap picker={picker} maps={maps} />
          <output className="location-dialog-chosen">
            {coordinates === '' && place.address === ''
              ? t(messages.none)
              : t(messages.chosen(place.address, coordinates))}
          </output>
        </>
      )}
    </Modal>
  );
}

function PlaceSearch({ picker }: Pick<LocationDialogProps, 'picker'>) {
  const { words, found, isSearching, hasSearchFailed } = useFacts(picker);
  const t = useTranslate();
  return (
    <search>
      <form
        className="location-dialog-search"
        onSubmit={(event) => {
          event.preventDefault();
          picker.send({ type: 'words.search' });
        }}
      >
        <Input
          aria-label={t(messages.searchPrompt)}
          placeholder={t(messages.searchPrompt)}
          maxLength={100}
          value={words}
          onChange={(event) => picker.send({ type: 'words.type', words: event.target.value })}
        />
        <Button type="primary" htmlType="submit" loading={isSearching}>
          {t(messages.search)}
        </Button>
      </form>
      {hasSearchFailed && <Alert type="error" showIcon role="alert" title={t(messages.searchFailed)} />}
      {found?.length === 0 && <output>{t(messages.nothing)}</output>}
      {found !== null && found.length > 0 && (
        <ul className="location-dialog-found" aria-label={t(messages.found)}>
          {found.map((place) => (
            <li key={`${place.longitude} ${place.latitude} ${place.address}`}>
              <Button type="text" size="small" onClick={() => picker.send({ type: 'place.choose', place })}>
                {place.address}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

/** The map is the service's own element: it is made once, and only its mark follows what is chosen. */
function PlaceMap({ picker, maps }: Pick<LocationDialogProps, 'picker'> & { readonly maps: MapsService }) {
  const { point } = useFacts(picker);
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<MapView | null>(null);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const view = maps.show(frame.current, picker.facts().point, (pressed) =>
      picker.send({ type: 'point.press', point: pressed }),
    );
    shown.current = view;
    return () => {
      shown.current = null;
      view.dispose();
    };
  }, [maps, picker]);
  const [longitude, latitude] = [point?.longitude, point?.latitude];
  useEffect(() => {
    if (longitude !== undefined && latitude !== undefined) shown.current?.mark({ longitude, latitude });
  }, [longitude, latitude]);
  return <div ref={frame} role="application" aria-label={t(messages.map)} className="location-dialog-map" />;
}
